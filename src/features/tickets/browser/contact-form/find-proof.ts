/** Hashes that are made at a time, so that the page goes on answering in between. */
const batch = 256;

/**
 * A proof of work for a form token: a text for which the SHA-256 of `token:proof` begins with so many zero bits.
 * Undefined: this browser has no such hash, as on a site without TLS.
 */
export async function findProof(token: string, bits: number): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  const text = new TextEncoder();
  const hashOf = async (proof: string) =>
    new DataView(await subtle.digest('SHA-256', text.encode(`${token}:${proof}`)));
  for (let from = 0; ; from += batch) {
    const proofs = Array.from({ length: batch }, (_, n) => String(from + n));
    const hashes = await Promise.all(proofs.map(hashOf));
    const found = hashes.findIndex((hash) => hash.getUint32(0) >>> (32 - bits) === 0);
    if (found >= 0) return proofs[found];
    await new Promise((resolve) => setTimeout(resolve));
  }
}
