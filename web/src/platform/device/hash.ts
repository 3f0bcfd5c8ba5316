/** Returns a mark that distinguishes texts (FNV-1a, 64 bits). It is too short to recover the text. */
export const hashOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
};
