// Our share of the fair shuffle: 32 random bytes, committed to by their SHA-256 before the service shows its own.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

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
