import { registerEnumType } from 'type-graphql';

/** The order in which a list is sorted. */
export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

registerEnumType(SortDirection, { name: 'SortDirection', description: 'Ascending or descending.' });
