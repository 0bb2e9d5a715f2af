import { beforeEach, describe, expect, test } from "vitest";

import { checkProof, keepNonce, matchKey, newShare, nonceOf, rememberShare, witness } from "../src/fairness";
import type { Proof } from "../src/fairness";
import { stubStorage } from "./storing";

/** What `cardwright.service.fairness` makes of a secret of the bytes 0 to 31, and of 32 sevens in the first seat. */
const PROOF: Proof = {
  scheme: "cardwright/fair/1",
  commitment: "b67452891eefda3a8b6d8002998ae2cdecede21465aced08dc25c57a65c7294a",
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  seats: [
    { commit: "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0", nonce: "07".repeat(32) },
    { commit: "", nonce: "" },
  ],
};
const KEY = "6d942da0aa7f386eb63d158d5a2bf696378a4c57e94bb5861b31014bebef1c94";

beforeEach(() => {
  stubStorage();
});

const failing = (proof: Proof, table = "table1"): string[] =>
  checkProof(table, proof).flatMap(({ holds, text }) => (holds ? [] : [text]));

describe("a proof", () => {
  test("gives the key that the service's own code gives", () => {
    expect(matchKey("table1", PROOF)).toBe(KEY);
  });

  test("that is true holds, with a check for the secret and one for each share", () => {
    expect(checkProof("table1", PROOF).map(({ holds }) => holds)).toEqual([true, true]);
  });

  test("fails with another secret, at another table, or with another share", () => {
    expect(failing({ ...PROOF, secret: `ff${PROOF.secret.slice(2)}` })).toHaveLength(1);
    expect(failing(PROOF, "table2")).toHaveLength(1);
    const [first] = PROOF.seats;
    const seats = [{ commit: first?.commit ?? "", nonce: "08".repeat(32) }];
    expect(failing({ ...PROOF, seats })).toEqual(["What seat 1 added is what it had committed to."]);
  });

  test("is compared with what this browser was told first", () => {
    witness("table1", PROOF.commitment);
    witness("table1", "00".repeat(32));
    expect(failing(PROOF)).toEqual([]);
    expect(checkProof("table1", PROOF)).toHaveLength(3);
    witness("table3", "00".repeat(32));
    expect(failing(PROOF, "table3")[0]).toContain("This browser noted");
  });

  test("has to contain the share of this browser", () => {
    rememberShare("table1", { nonce: "07".repeat(32), commit: "" });
    expect(failing(PROOF)).toEqual([]);
    rememberShare("table1", { nonce: "09".repeat(32), commit: "" });
    expect(failing(PROOF)).toEqual(["The 32 bytes that this browser made up are among them."]);
  });
});

describe("our share", () => {
  test("is new each time, and committed to by its SHA-256", () => {
    const one = newShare();
    expect(one.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(newShare().nonce).not.toBe(one.nonce);
    rememberShare("t", { nonce: "07".repeat(32), commit: "" });
    expect(keepNonce("t")).toBe(PROOF.seats[0]?.commit);
  });

  test("stays the same at a table", () => {
    const commit = keepNonce("t");
    expect(keepNonce("t")).toBe(commit);
    expect(nonceOf("t")).not.toBe("");
    expect(keepNonce("other")).not.toBe(commit);
  });
});
