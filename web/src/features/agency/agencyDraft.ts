import type { ContractTheme } from '../../lib/graphql/types.generated';
import type { StoredRecord } from '../../kit/form/useServerForm';
import type { AgencyDetailsFragment } from './AgencyForm.generated';

/** The form as it is typed; degrees are text with a comma or a point, empty for none. */
export interface AgencyDraft {
  name: string;
  phone: string;
  mobile: string;
  email: string;
  address: string;
  tradeRegister: string;
  cnss: string;
  patente: string;
  taxId: string;
  ice: string;
  contractTheme: ContractTheme;
  latitude: string;
  longitude: string;
  /** A new picture; null leaves the stored one. */
  image: File | null;
}

export const emptyAgency: StoredRecord<AgencyDraft> = {
  values: {
    name: '',
    phone: '',
    mobile: '',
    email: '',
    address: '',
    tradeRegister: '',
    cnss: '',
    patente: '',
    taxId: '',
    ice: '',
    contractTheme: 'MODEL_1',
    latitude: '',
    longitude: '',
    image: null,
  },
  version: 0,
};

const fromDegrees = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Degrees that were typed: null for none, NaN for what is no number. */
export const toDegrees = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** A stored agency as the form holds it. */
export const agencyRecord = ({
  __typename: _type,
  id: _id,
  imageUrl: _picture,
  version,
  latitude,
  longitude,
  ...texts
}: AgencyDetailsFragment): StoredRecord<AgencyDraft> => ({
  values: { ...texts, latitude: fromDegrees(latitude), longitude: fromDegrees(longitude), image: null },
  version,
});

/** The form as the server takes it. */
export const agencyInput = ({ latitude, longitude, ...values }: AgencyDraft) => ({
  ...values,
  latitude: toDegrees(latitude),
  longitude: toDegrees(longitude),
});
