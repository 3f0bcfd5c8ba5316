import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { Customer, type CustomerRecord } from './customer.entity.js';
import { Employee, type EmployeeRecord } from './employee.entity.js';

@ObjectType({ description: 'The logged-in account; exactly one of the two is set.' })
export class Me {
  @Field(() => Customer, { nullable: true, description: 'Set if a customer is logged in.' })
  customer?: Customer | CustomerRecord;

  @Field(() => Employee, { nullable: true, description: 'Set if a member of staff is logged in.' })
  employee?: EmployeeRecord;
}

@ObjectType({ description: 'A successful login.' })
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When the token expires.' })
  expiresAt!: Date;

  @Field(() => Me, { description: 'The account.' })
  me!: Me;
}
