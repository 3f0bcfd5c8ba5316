import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';

@ObjectType({ description: 'The account that is logged in; exactly one of the two is set.' })
export class Me {
  @Field(() => Customer, { nullable: true, description: 'Set when a customer is logged in.' })
  customer?: Customer;

  @Field(() => Employee, { nullable: true, description: 'Set when a member of staff is logged in.' })
  employee?: Employee;
}

@ObjectType({ description: 'A login that succeeded.' })
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When the token ends by itself.' })
  expiresAt!: Date;

  @Field(() => Me, { description: 'Whose it is.' })
  me!: Me;
}
