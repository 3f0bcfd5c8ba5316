import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Customer } from '../../people/account/customer.entity.js';

/** What two customer records have in common. */
export enum SharedFact {
  LICENCE_NUMBER = 'LICENCE_NUMBER',
  NATIONAL_ID = 'NATIONAL_ID',
  PASSPORT_NUMBER = 'PASSPORT_NUMBER',
  PHONE = 'PHONE',
  EMAIL = 'EMAIL',
}
registerEnumType(SharedFact, {
  name: 'SharedFact',
  description: 'What two customer records have in common.',
  valuesConfig: { EMAIL: { description: 'The e-mail address, which the account has verified.' } },
});

@ObjectType({ description: 'A customer record that may be the same person.' })
export class PossibleDuplicate {
  @Field(() => Customer, { description: 'The other record.' })
  customer!: object;

  @Field(() => [SharedFact], { description: 'What both have in common.' })
  shared!: readonly SharedFact[];
}
