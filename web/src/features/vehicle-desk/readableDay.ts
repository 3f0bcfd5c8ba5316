/** Gives `DD-MM-YYYY` of a calendar day, as people read it (docs/rules/common.md#time-and-dates); empty for none. */
export const readableDay = (day: string | null | undefined): string => (day ?? '').split('-').reverse().join('-');
