import { Arg, Authorized, Ctx, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { PageInput, PageOf } from '../../../api/graphql/page.type.js';
import { idOf } from '../../../kernel/ids.js';
import { type Page, pageRequest } from '../../../kernel/page.js';
import { AuditedRecord, AuditEntry } from './audit-entry.entity.js';
import type { AuditService, HistoryEntry } from './audit.service.js';

@ObjectType({ description: 'A page of changes.' })
class AuditEntryPage extends PageOf(AuditEntry) {}

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(private readonly service: AuditService) {}

  @Authorized('STAFF')
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
