import { Arg, Authorized, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { idOf } from '../../../kernel/ids.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { IgnoresDeadToken } from '../../../api/graphql/dead-token.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { AuthPayload } from './auth.types.js';
import type { EmployeesById } from './employees-by-id.js';
import type { AuthService } from './auth.service.js';
import type {
  EmployeeSecurity,
  Enrolment,
  SecondFactorService,
  SecondFactorState,
  StaffSecurity,
} from './second-factor.service.js';

@ObjectType('SecondFactorState', { description: "The caller's second factor." })
class SecondFactorStateType {
  @Field(() => Boolean, { description: 'Whether a login requires a code.' })
  on!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is on; null while it is off.' })
  since!: Date | null;

  @Field(() => Int, { description: 'How many recovery codes are unused.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether the agency requires it of all staff.' })
  required!: boolean;
}

@ObjectType('SecondFactorEnrolment', { description: 'A secret that takes effect once its first code was sent back.' })
class EnrolmentType {
  @Field(() => String, { description: 'The secret in base 32, for applications without a camera.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an otpauth address, for a QR code.' })
  uri!: string;

  @Field(() => String, { description: 'Send it back with the first code.' })
  enrolment!: string;

  @Field(() => DateTimeScalar, { description: 'When it expires.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'Recovery codes, shown only once; each can be used once instead of a code.' })
class RecoveryCodes {
  @Field(() => [String], { description: 'Ten codes.' })
  codes!: string[];
}

@ObjectType({ description: 'A login completed by setting up the required second factor.' })
class RequiredEnrolmentPayload {
  @Field(() => [String], { description: 'Recovery codes, shown only once.' })
  recoveryCodes!: string[];

  @Field(() => AuthPayload, { description: 'The login.' })
  login!: AuthPayload;
}

@ObjectType('StaffSecurity', { description: 'How staff log in.' })
class StaffSecurityType {
  @Field(() => Boolean, { description: 'Whether all staff need a second factor.' })
  secondFactorRequired!: boolean;

  @Field(() => Int, { description: 'How many members of staff can log in.' })
  employees!: number;

  @Field(() => Int, { description: 'How many of them have a second factor.' })
  withSecondFactor!: number;
}

@ObjectType('EmployeeSecurity', { description: 'How a member of staff logs in.' })
class EmployeeSecurityType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when they have a second factor; null for none.' })
  secondFactorSince!: Date | null;

  @Field(() => Int, { description: 'How many sessions are open.' })
  openSessions!: number;
}

@InputType({ description: 'The second half of a login.' })
class SecondFactorLoginInput {
  @Field(() => String, { description: 'From the extensions of AUTH.SECOND_FACTOR_REQUIRED; valid for five minutes.' })
  challenge!: string;

  @Field(() => String, { description: 'Six digits of the application, or a recovery code.' })
  code!: string;
}

@InputType({ description: 'The start of setting up a second factor.' })
class StartSecondFactorInput {
  @Field(() => String, { description: "The caller's password." })
  password!: string;
}

@InputType({ description: 'A login that requires setting up a second factor.' })
class StartRequiredSecondFactorInput {
  @Field(() => String, {
    description: 'From the extensions of AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED; valid for fifteen minutes.',
  })
  challenge!: string;
}

@InputType({ description: 'The first code of a new second factor.' })
class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'As startSecondFactor returned it.' })
  enrolment!: string;

  @Field(() => String, { description: 'Six digits of the application.' })
  code!: string;
}

@InputType({ description: 'The first code of a new second factor, during a login.' })
class ConfirmRequiredSecondFactorInput extends ConfirmSecondFactorInput {
  @Field(() => String, { description: 'The challenge of the login.' })
  challenge!: string;
}

@InputType({ description: 'Proof of both factors.' })
class SecondFactorProofInput {
  @Field(() => String, { description: "The caller's password." })
  password!: string;

  @Field(() => String, { description: 'Six digits of the application, or a recovery code.' })
  code!: string;
}

@InputType({ description: 'A member of staff.' })
class EmployeeSecurityInput {
  @Field(() => ID, { description: 'Identifier of the employee.' })
  id!: string;
}

@InputType({ description: 'Whether all staff need a second factor.' })
class RequireSecondFactorInput {
  @Field(() => Boolean, { description: 'True to require it.' })
  required!: boolean;
}

/**
 * Lets the staff log in with, set up and switch off their second factor, and Admins reset those of others
 * (docs/rules/accounts.md#second-factor-of-the-staff).
 */
@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly secondFactors: SecondFactorService,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('STAFF')
  @Query(() => SecondFactorStateType, { description: "The caller's second factor. Staff with an account only." })
  mySecondFactor(@Ctx() { actor }: GraphQLContext): Promise<SecondFactorState> {
    return this.secondFactors.mine(actor);
  }

  @Authorized('ADMIN')
  @Query(() => StaffSecurityType, { description: 'How staff log in. Admin only.' })
  staffSecurity(@Ctx() { actor }: GraphQLContext): Promise<StaffSecurity> {
    return this.secondFactors.staff(actor);
  }

  @Authorized('ADMIN')
  @Query(() => EmployeeSecurityType, {
    nullable: true,
    description: 'How a member of staff logs in; null if there is none. Admin only.',
  })
  employeeSecurity(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
  ): Promise<EmployeeSecurity | null> {
    return nullWhenAbsent(this.secondFactors.ofEmployee(actor, idOf(id)));
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => AuthPayload, {
    description:
      'Completes a login with a code. Errors: AUTH.CHALLENGE_EXPIRED, AUTH.WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS.',
  })
  async loginWithSecondFactor(
    @Arg('input', () => SecondFactorLoginInput) { challenge, code }: SecondFactorLoginInput,
    @Ctx() { origin, keepDevice }: GraphQLContext,
  ): Promise<AuthPayload> {
    const { account, deviceToken, ...login } = await this.auth.loginWithSecondFactor(challenge, code, origin);
    keepDevice(deviceToken);
    return { ...login, me: { employee: await this.employees.get(account.id) } };
  }

  @Authorized('STAFF')
  @Mutation(() => EnrolmentType, {
    description:
      'Starts setting up a second factor; nothing changes before confirmSecondFactor. Errors: AUTH.WRONG_PASSWORD, SECOND_FACTOR.ALREADY_ON, TOO_MANY_REQUESTS.',
  })
  startSecondFactor(
    @Arg('input', () => StartSecondFactorInput) { password }: StartSecondFactorInput,
    @Ctx() { actor, ip }: GraphQLContext,
  ): Promise<Enrolment> {
    return this.secondFactors.start(actor, password, ip);
  }

  @Authorized('STAFF')
  @Mutation(() => RecoveryCodes, {
    description:
      'Switches the second factor on. Errors: SECOND_FACTOR.ENROLMENT_EXPIRED, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.ALREADY_ON.',
  })
  async confirmSecondFactor(
    @Arg('input', () => ConfirmSecondFactorInput) { enrolment, code }: ConfirmSecondFactorInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<RecoveryCodes> {
    return { codes: await this.secondFactors.confirm(actor, enrolment, code) };
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => EnrolmentType, {
    description:
      'Starts setting up the required second factor during a login. Errors: AUTH.CHALLENGE_EXPIRED, SECOND_FACTOR.ALREADY_ON.',
  })
  startRequiredSecondFactor(
    @Arg('input', () => StartRequiredSecondFactorInput) { challenge }: StartRequiredSecondFactorInput,
  ): Promise<Enrolment> {
    return this.secondFactors.startRequired(challenge);
  }

  @Authorized('ANYONE')
  @IgnoresDeadToken()
  @Mutation(() => RequiredEnrolmentPayload, {
    description:
      'Switches the required second factor on and completes the login. Errors: AUTH.CHALLENGE_EXPIRED, SECOND_FACTOR.ENROLMENT_EXPIRED, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.ALREADY_ON.',
  })
  async confirmRequiredSecondFactor(
    @Arg('input', () => ConfirmRequiredSecondFactorInput) input: ConfirmRequiredSecondFactorInput,
    @Ctx() { origin, keepDevice }: GraphQLContext,
  ): Promise<RequiredEnrolmentPayload> {
    const { recoveryCodes, login } = await this.secondFactors.confirmRequired(
      input.challenge,
      input.enrolment,
      input.code,
      origin,
    );
    const { account, deviceToken, ...rest } = login;
    keepDevice(deviceToken);
    return { recoveryCodes, login: { ...rest, me: { employee: await this.employees.get(account.id) } } };
  }

  @Authorized('STAFF')
  @Mutation(() => RecoveryCodes, {
    description:
      'Replaces the recovery codes. Errors: AUTH.WRONG_PASSWORD, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.NOT_ON, TOO_MANY_REQUESTS.',
  })
  async renewRecoveryCodes(
    @Arg('input', () => SecondFactorProofInput) input: SecondFactorProofInput,
    @Ctx() { actor, ip }: GraphQLContext,
  ): Promise<RecoveryCodes> {
    return { codes: await this.secondFactors.renewRecoveryCodes(actor, input, ip) };
  }

  @Authorized('STAFF')
  @Mutation(() => Boolean, {
    description:
      "Switches the caller's second factor off. Errors: AUTH.WRONG_PASSWORD, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.NOT_ON, SECOND_FACTOR.REQUIRED, TOO_MANY_REQUESTS.",
  })
  async disableSecondFactor(
    @Arg('input', () => SecondFactorProofInput) input: SecondFactorProofInput,
    @Ctx() { actor, ip }: GraphQLContext,
  ): Promise<boolean> {
    await this.secondFactors.disable(actor, input, ip);
    return true;
  }

  @Authorized('ADMIN')
  @Mutation(() => EmployeeSecurityType, {
    description:
      "Removes a colleague's second factor and ends their sessions; they are told by mail. Admin only, not for oneself. Errors: EMPLOYEE.NOT_FOUND, SECOND_FACTOR.NOT_ON, FORBIDDEN.",
  })
  async resetSecondFactor(
    @Arg('input', () => EmployeeSecurityInput) { id }: EmployeeSecurityInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<EmployeeSecurity> {
    await this.secondFactors.reset(actor, idOf(id));
    return this.secondFactors.ofEmployee(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => EmployeeSecurityType, {
    description:
      "Ends every session of a member of staff, including open sockets; of one's own, all but the current one. Admin only. Error: EMPLOYEE.NOT_FOUND.",
  })
  async endEmployeeSessions(
    @Arg('input', () => EmployeeSecurityInput) { id }: EmployeeSecurityInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<EmployeeSecurity> {
    await this.secondFactors.endSessionsOf(actor, idOf(id));
    return this.secondFactors.ofEmployee(actor, idOf(id));
  }

  @Authorized('ADMIN')
  @Mutation(() => StaffSecurityType, {
    description:
      'Requires a second factor of all staff, or no longer; staff without one are logged out at once. Admin only, who needs one first. Error: SECOND_FACTOR.OWN_FIRST.',
  })
  requireSecondFactor(
    @Arg('input', () => RequireSecondFactorInput) { required }: RequireSecondFactorInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<StaffSecurity> {
    return this.secondFactors.require(actor, required);
  }
}
