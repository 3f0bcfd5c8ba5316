/** `DD-MM-YYYY` of a calendar day; empty when there is none. */
export const formatDay = (day: string | null | undefined): string => day?.split('-').reverse().join('-') ?? '';
