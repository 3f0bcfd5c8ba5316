import type { CreateAgencyInput } from '../../platform/graphql/types.generated';

/** The official numbers of an agency, in the order in which its papers have them. */
export const identifiers = ['tradeRegister', 'patente', 'taxId', 'cnss', 'ice'] as const;

const contacts = ['name', 'phone', 'email', 'address', 'town'] as const;

/** The values of a short form of an agency; the rest is added later in its own form. */
export type ShortAgency = Record<(typeof contacts)[number] | (typeof identifiers)[number], string>;

/** Returns an empty short form, with what is known already. */
export const shortAgency = (known: Partial<ShortAgency> = {}): ShortAgency =>
  Object.fromEntries([...contacts, ...identifiers].map((name) => [name, known[name] ?? ''])) as ShortAgency;

/** Converts a short form to the server's input: the telephone is the mobile one too. */
export const shortAgencyInput = ({ town, ...values }: ShortAgency) =>
  ({ ...values, mobile: values.phone, town: town || null }) satisfies CreateAgencyInput;
