/** The cleaned values of the fields that an edit sent; what was sent empty is null, what was not sent is left out. */
export function sentFields<Edit extends object>(
  typed: Edit,
  cleaned: Readonly<Record<string, unknown>>,
): Partial<Edit> {
  const sent = Object.entries(cleaned).filter(([field]) => typed[field as keyof Edit] !== undefined);
  return Object.fromEntries(sent.map(([field, value]) => [field, value ?? null])) as Partial<Edit>;
}
