/** Formats a calendar day as `DD-MM-YYYY` (docs/rules/common.md#time-and-dates); empty for none. */
export const readableDay = (day: string | null | undefined): string => (day ?? '').split('-').reverse().join('-');
