/** Formats a calendar day as `DD-MM-YYYY`; empty if there is none. */
export const formatDay = (day: string | null | undefined): string => day?.split('-').reverse().join('-') ?? '';
