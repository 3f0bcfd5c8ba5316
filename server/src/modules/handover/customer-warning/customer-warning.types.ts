import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** What the desk should know of a person before it promises a vehicle. */
export enum CustomerWarningCode {
  IRRESPONSIBLE = 'IRRESPONSIBLE',
  UNPAID = 'UNPAID',
  OPEN_DAMAGE = 'OPEN_DAMAGE',
  SAME_PAPERS = 'SAME_PAPERS',
  LICENCE_EXPIRED = 'LICENCE_EXPIRED',
}
registerEnumType(CustomerWarningCode, {
  name: 'CustomerWarningCode',
  description: 'What the desk should know of a person before it promises a vehicle.',
  valuesConfig: {
    IRRESPONSIBLE: { description: 'The staff rated the person so.' },
    UNPAID: { description: 'A rental that has ended is not paid.' },
    OPEN_DAMAGE: { description: 'Damage of one of their returns is not repaired.' },
    SAME_PAPERS: { description: 'Another person has a paper with the same number.' },
    LICENCE_EXPIRED: { description: 'The driving licence that was last seen has expired.' },
  },
});

@ObjectType({ description: 'What the desk should know of a person before it promises a vehicle.' })
export class CustomerWarning {
  @Field(() => CustomerWarningCode, { description: 'What it is about.' })
  code!: CustomerWarningCode;

  @Field(() => String, { description: 'A French sentence.' })
  message!: string;

  @Field(() => ID, { description: 'The customer record that it is about.' })
  customerId!: number;
}
