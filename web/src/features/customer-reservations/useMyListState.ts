import { useQuery } from '../../lib/useQuery';
import { searchFields, type SearchField } from './searchRows';

/** What the customer's list shows, kept in the address. */
export interface MyListState {
  field: SearchField;
  text: string;
  page: number;
  /** Number of the reservation whose details are open; empty for none. */
  opened: string;
}

const fieldNames: Record<SearchField, string> = {
  number: 'num_reservation',
  name: 'nom',
  phone: 'telephone',
  nationalId: 'cin_client',
  secondNationalId: 'cin_conducteur',
};

const read = (params: URLSearchParams): MyListState => {
  const page = Number(params.get('page'));
  return {
    field: searchFields.find((field) => fieldNames[field] === params.get('champ')) ?? 'number',
    text: params.get('recherche') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    opened: params.get('numero') ?? '',
  };
};

const write = ({ field, text, page, opened }: MyListState): URLSearchParams =>
  new URLSearchParams({
    ...(field !== 'number' && { champ: fieldNames[field] }),
    ...(text && { recherche: text }),
    ...(page > 1 && { page: String(page) }),
    ...(opened && { numero: opened }),
  });

/** The view of the customer's list; typing replaces the address instead of filling the history. */
export const useMyListState = () => {
  const [params, setParams] = useQuery();
  const state = read(params);
  return {
    state,
    update: (change: Partial<MyListState>, options: { replace?: boolean } = {}): void =>
      setParams((current) => write({ ...read(current), ...change }), {
        replace: options.replace ?? false,
        preventScrollReset: true,
      }),
    hrefFor: (change: Partial<MyListState>): string => `?${write({ ...state, ...change }).toString()}`,
  };
};
