import { Arg, Authorized, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, pageRequest } from '../../../kernel/page.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { AuditAction, AuditedRecord, AuditEntry } from './audit-entry.entity.js';
import type { AuditService, HistoryEntry } from './audit.service.js';

@ObjectType({ description: 'A page of changes.' })
class AuditEntryPage extends PageOf(AuditEntry) {}

/** Maximum number of entries of a feed. */
const MAX_ACTIVITIES = 50;

@ObjectType({ description: 'A change and the record that it is about.' })
class Activity {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;

  @Field(() => AuditAction, { description: 'Kind of change.' })
  action!: AuditAction;

  @Field(() => String, { nullable: true, description: 'The part of the record that changed: Payment, Signature, …' })
  part!: string | null;

  @Field(() => [String], { description: 'Names of the fields that changed.' })
  fields!: string[];

  @Field(() => AuditedRecord, { description: 'The kind of record.' })
  record!: AuditedRecord;

  @Field(() => ID, { description: 'The record.' })
  recordId!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "What people call it: a reservation's number, a vehicle, a name; null where it is gone, and of the settings.",
  })
  label!: string | null;

  @Field(() => String, { nullable: true, description: 'Who made the change; null for a visitor or the system.' })
  author!: string | null;

  @Field(() => Boolean, { description: 'Whether a customer made it.' })
  byCustomer!: boolean;

  @Field(() => Boolean, { description: "Whether a third party's program made it." })
  byApiKey!: boolean;
}

/** Queries for the audit trail: who changed which fields of which record (docs/rules/back-office.md#activity). */
@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(private readonly service: AuditService) {}

  @Authorized('STAFF')
  // The service checks the area of the record.
  @OpenToKeys()
  @Query(() => AuditEntryPage, {
    description:
      'Who changed what on a record, newest first. Staff only; for the settings, access keys and employees Admin only.',
  })
  history(
    @Ctx() { actor }: GraphQLContext,
    @Arg('record', () => AuditedRecord, { description: 'The kind of record.' }) record: AuditedRecord,
    @Arg('id', () => ID, { description: 'The record.' }) id: string,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Page<HistoryEntry>> {
    return this.service.history(actor, record, idOf(id), pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @Query(() => [Activity], {
    description:
      'The newest changes of all records, newest first: of everything for an Admin, without settings, keys and colleagues for an employee. Accounts of the staff only.',
  })
  async activity(
    @Ctx() { actor }: GraphQLContext,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'At most 50.' }) limit: number,
  ): Promise<Activity[]> {
    const entries = await this.service.activity(actor, Math.min(MAX_ACTIVITIES, Math.max(1, limit)));
    return entries.map(({ changes, ...entry }) =>
      Object.assign(new Activity(), entry, { fields: changes.map(({ field }) => field) }),
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the employee, customer or access key that made the change; null for a visitor or the system.',
  })
  author(@Root() { author }: HistoryEntry): string | null {
    return author;
  }

  @FieldResolver(() => Boolean, { description: "Whether a third party's program made the change, with an access key." })
  byApiKey(@Root() { byApiKey }: HistoryEntry): boolean {
    return byApiKey;
  }

  @FieldResolver(() => Boolean, { description: 'Whether a customer made the change, not the staff.' })
  byCustomer(@Root() { byCustomer }: HistoryEntry): boolean {
    return byCustomer;
  }
}
