const narrowSpace = '\u202f';
const unitSpace = '\u00a0';

/**
 * A decimal string of dirhams as people read it: `1 250 Dh`, `1 250,50 Dh`. Works on the digits, never through a
 * binary float. Empty for nothing.
 */
export const formatMoney = (amount: string | null | undefined): string => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount ?? '');
  if (!match) return '';
  const [, sign = '', whole = '', cents = ''] = match;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, narrowSpace);
  const decimals = /[1-9]/.test(cents) ? `,${cents.padEnd(2, '0').slice(0, 2)}` : '';
  return `${sign}${grouped}${decimals}${unitSpace}Dh`;
};

/** Full name as French papers write it: given name, then family name. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
