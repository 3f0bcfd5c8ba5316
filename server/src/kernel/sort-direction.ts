import { registerEnumType } from 'type-graphql';

/** Which way a list is sorted. */
export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

registerEnumType(SortDirection, { name: 'SortDirection', description: 'Rising or falling.' });
