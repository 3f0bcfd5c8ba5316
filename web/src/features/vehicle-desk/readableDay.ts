/** `DD-MM-YYYY` of a calendar day, as the back-office writes dates (spec/2-back-office §9); empty for none. */
export const readableDay = (day: string | null | undefined): string => (day ?? '').split('-').reverse().join('-');
