// The fair shuffle, seen from here. Our share is 32 random bytes, committed to by their SHA-256 before anything of the
// service's is known; what the service committed to is remembered, and compared with what it publishes at the end.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { recall, remember } from "./storage";

export interface Share {
  nonce: string;
  commit: string;
}

export function newShare(): Share {
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  return { nonce: bytesToHex(nonce), commit: bytesToHex(sha256(nonce)) };
}

/** The share that we committed to at a table, empty if none. */
export function nonceOf(table: string): string {
  return recall(`nonce:${table}`);
}

export function rememberShare(table: string, share: Share): void {
  remember(`nonce:${table}`, share.nonce);
}

/** The commitment to our share at a table: the same one each time, kept until it is asked for. */
export function keepNonce(table: string): string {
  const nonce = nonceOf(table);
  if (nonce) return bytesToHex(sha256(hexToBytes(nonce)));
  const share = newShare();
  rememberShare(table, share);
  return share.commit;
}

/** Remember what the service committed to, when we first hear it. */
export function witness(table: string, commitment: string): void {
  if (commitment && !recall(`commitment:${table}`)) {
    remember(`commitment:${table}`, commitment);
    remember(`witnessed:${table}`, `${Date.now()}`);
  }
}

/** What a finished game publishes about its shuffle; bytes are hexadecimal digits. */
export interface Proof {
  scheme: string;
  commitment: string;
  secret: string;
  seats: { commit: string; nonce: string }[];
}

/** One thing that was checked: whether it holds, and what it is. */
export interface Check {
  holds: boolean;
  text: string;
}

/** Check in this browser what a game publishes against its commitments, and against what this browser remembers. */
export function checkProof(table: string, proof: Proof): Check[] {
  const secret = hexToBytes(proof.secret);
  const told = concatBytes(utf8ToBytes(proof.scheme), utf8ToBytes(table), secret);
  const checks: Check[] = [];
  const seen = recall(`commitment:${table}`);
  if (seen) {
    const at = new Date(Number(recall(`witnessed:${table}`))).toLocaleString("en", {
      dateStyle: "medium",
      timeStyle: "short",
    });
    checks.push({
      holds: seen === proof.commitment,
      text: `This browser noted the service's commitment on ${at}: it is the one that is published now.`,
    });
  }
  checks.push({
    holds: bytesToHex(sha256(told)) === proof.commitment,
    text: "The service's secret is the one that it had committed to before anybody sat down.",
  });
  proof.seats.forEach(({ commit, nonce }, seat) => {
    if (!nonce) return;
    checks.push({
      holds: bytesToHex(sha256(hexToBytes(nonce))) === commit,
      text: `What seat ${seat + 1} added is what it had committed to.`,
    });
  });
  const own = nonceOf(table);
  if (own) {
    checks.push({
      holds: proof.seats.some(({ nonce }) => nonce === own),
      text: "The 32 bytes that this browser made up are among them.",
    });
  }
  return checks;
}

/** The key from which every draw of the match follows: HMAC-SHA256 with the secret, over the table and all shares. */
export function matchKey(table: string, proof: Proof): string {
  const shares = proof.seats.map(({ nonce }) => (nonce ? hexToBytes(nonce) : new Uint8Array(32)));
  return bytesToHex(hmac(sha256, hexToBytes(proof.secret), concatBytes(utf8ToBytes(table), ...shares)));
}
