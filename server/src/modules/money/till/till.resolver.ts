import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { idOf } from '../../../kernel/ids.js';
import { type Money, subtractMoney } from '../../../kernel/money.js';
import { pageRequest } from '../../../kernel/page.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { MoneyScalar } from '../../../platform/graphql/scalars.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import { Agency, type AgencyRecord } from '../../fleet/agency/agency.entity.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { parseOpenedTill, parseTillCount, parseTillMovement } from './till.commands.js';
import { Till, type TillRecord } from './till.entity.js';
import { TillEntry, type TillEntryRecord } from './till-entry.entity.js';
import { CloseTillInput, OpenTillInput, RecordTillMovementInput } from './till.input.js';
import type { TillService } from './till.service.js';

@ObjectType({ description: 'A page of tills.' })
class TillPage extends PageOf(Till) {}

@InputType({ description: 'Which tills.' })
class TillFilter {
  @Field(() => ID, { nullable: true, description: 'Of this agency.' })
  agencyId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'If true, only those whose count differs.' })
  differing?: boolean | null;
}

/** Opens and closes tills, and records the money that is taken out of them (docs/rules/payments.md#the-till). */
@Resolver(() => Till)
export class TillResolver {
  constructor(
    private readonly service: TillService,
    private readonly agencies: AgenciesById,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('STAFF')
  @Query(() => Till, { nullable: true, description: "The caller's open till; null without one. Staff only." })
  async myTill(@Ctx() { actor }: GraphQLContext): Promise<TillRecord | null> {
    return (await this.service.own(actor)) ?? null;
  }

  @Authorized('STAFF')
  @Query(() => Till, {
    nullable: true,
    description: "A till: the caller's own, any for an Admin. Null for others. Staff only.",
  })
  async till(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<TillRecord | null> {
    return (await this.service.find(actor, idOf(id))) ?? null;
  }

  @Authorized('STAFF')
  @Query(() => TillPage, {
    description: "Tills, the one opened last first: the caller's own, all for an Admin. Staff only.",
  })
  tills(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => TillFilter, { nullable: true }) filter?: TillFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ) {
    const criteria = {
      agencyId: filter?.agencyId == null ? undefined : idOf(filter.agencyId),
      differing: filter?.differing ?? undefined,
    };
    return this.service.list(actor, criteria, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @Mutation(() => Till, {
    description: "Opens the caller's till. Not for access keys. Errors: VALIDATION by field, TILL.OPEN, FORBIDDEN.",
  })
  openTill(@Ctx() { actor }: GraphQLContext, @Arg('input', () => OpenTillInput) input: OpenTillInput) {
    return this.service.open(actor, parseOpenedTill(input));
  }

  @Authorized('STAFF')
  @Mutation(() => Till, {
    description:
      "Closes the caller's till with a count, once; for an Admin, with a note, also one that somebody else left open. Not for access keys. Errors: VALIDATION by field, TILL.NOT_FOUND, TILL.CLOSED, FORBIDDEN.",
  })
  closeTill(@Ctx() { actor }: GraphQLContext, @Arg('input', () => CloseTillInput) input: CloseTillInput) {
    return this.service.close(actor, parseTillCount(input));
  }

  @Authorized('STAFF')
  @Mutation(() => Till, {
    description:
      "Enters an expense or a bank deposit that leaves the caller's till. Not for access keys. Errors: VALIDATION by field, TILL.NONE, FORBIDDEN.",
  })
  async recordTillMovement(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RecordTillMovementInput) { proof, ...movement }: RecordTillMovementInput,
  ) {
    return this.service.move(actor, parseTillMovement(movement), await readUpload(proof, 'proof'));
  }

  @FieldResolver(() => Agency, { description: 'The agency where it stands.' })
  agency(@Root() { agencyId }: TillRecord): Promise<AgencyRecord> {
    return this.agencies.get(agencyId);
  }

  @FieldResolver(() => Employee, { nullable: true, description: 'Whose it is.' })
  employee(@Root() { employeeId }: TillRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(employeeId);
  }

  @FieldResolver(() => Employee, {
    nullable: true,
    description:
      'Who closed it: its employee, or an Admin who counted what was left open. Null while it is open, and for what earlier releases closed.',
  })
  closedBy(@Root() { closedById }: TillRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(closedById);
  }

  @FieldResolver(() => MoneyScalar, { description: 'What should be in it, in Dh: the opening amount and its entries.' })
  expectedAmount(@Root() till: TillRecord): Promise<Money> {
    return this.service.expected(till);
  }

  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'What was counted less what should have been in it, in Dh; null while it is open.',
  })
  async difference(@Root() till: TillRecord): Promise<Money | null> {
    return till.countedAmount == null ? null : subtractMoney(till.countedAmount, await this.service.expected(till));
  }

  @FieldResolver(() => [TillEntry], { description: 'Its entries in the order they were made.' })
  entries(@Root() till: TillRecord): Promise<TillEntryRecord[]> {
    return this.service.entries(till);
  }
}

/** Resolves the number of the reservation and the proof of a till's entry. */
@Resolver(() => TillEntry)
export class TillEntryResolver {
  constructor(private readonly service: TillService) {}

  @FieldResolver(() => String, { nullable: true, description: 'The number of the rental that it is about, if any.' })
  reservationNumber(@Root() entry: TillEntryRecord): Promise<string | null> {
    return this.service.reservationNumber(entry);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its proof, below /storage/factures, which requires a staff token.',
  })
  proofUrl(@Root() { proofFile }: TillEntryRecord): string | null {
    return storageUrl('factures', proofFile) ?? null;
  }
}
