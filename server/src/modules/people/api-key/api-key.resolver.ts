import { Arg, Authorized, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { idOf } from '../../../kernel/ids.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { PageInput, PageOf } from '../../../api/graphql/page.type.js';
import type { RecordOf } from '../../../platform/database/records.js';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { type Page, pageRequest } from '../../../kernel/page.js';
import { Employee } from '../account/employee.entity.js';
import { ApiKey, ApiKeyScope, ApiKeyStatus, KeyGrant } from './api-key.entity.js';
import { parseNewApiKey } from './api-key.commands.js';
import { CreateApiKeyInput, RevokeApiKeyInput } from './api-key.input.js';
import { grantsOf, grantsOfList, widestOf } from './api-key.grants.js';
import { type ApiKeyService, lastDayOf, type MadeApiKey, statusOf } from './api-key.service.js';

@ObjectType({ description: 'A page of access keys.' })
class ApiKeyPage extends PageOf(ApiKey) {}

@ObjectType({ description: 'A key that was just made.' })
class ApiKeyCreated {
  @Field(() => String, { description: 'The key. It is shown this once: keep it where it is used and nowhere else.' })
  key!: string;

  @Field(() => ApiKey, { description: 'What is kept of it.' })
  apiKey!: ApiKey;
}

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  constructor(private readonly apiKeys: ApiKeyService) {}

  @Authorized('ADMIN')
  @Query(() => ApiKeyPage, {
    name: 'apiKeys',
    description: 'Access keys of third parties, newest first, ended ones too. Admin only.',
  })
  list(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Page<RecordOf<ApiKey>>> {
    return this.apiKeys.list(actor, pageRequest(page?.page, page?.size));
  }

  @Authorized('ADMIN')
  @Mutation(() => ApiKeyCreated, {
    description: 'Makes an access key for a third party and shows it, this once. Admin only. Errors: VALIDATION.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<MadeApiKey> {
    return this.apiKeys.create(actor, parseNewApiKey(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => ApiKey, {
    description: 'Ends an access key at once, its open sockets too. Admin only. Errors: API_KEY.NOT_FOUND.',
  })
  revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput) { id }: RevokeApiKeyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ApiKey> {
    return this.apiKeys.revoke(actor, idOf(id));
  }

  @FieldResolver(() => ApiKeyStatus, { description: 'Whether it still opens the API.' })
  async status(@Root() apiKey: RecordOf<ApiKey>): Promise<ApiKeyStatus> {
    return statusOf(apiKey, await apiKey.createdBy.loadOrFail());
  }

  @FieldResolver(() => [KeyGrant], { description: 'The areas it opens; the others are closed to it.' })
  grants(@Root() apiKey: RecordOf<ApiKey>): KeyGrant[] {
    return grantsOfList(grantsOf(apiKey));
  }

  @FieldResolver(() => ApiKeyScope, {
    deprecationReason: 'Read grants: areas differ.',
    description: 'WRITE when it may change anything, else READ.',
  })
  scope(@Root() apiKey: RecordOf<ApiKey>): ApiKeyScope {
    return widestOf(grantsOf(apiKey));
  }

  @FieldResolver(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day it works, at the agency; null for one without end.',
  })
  lastDay(@Root() apiKey: RecordOf<ApiKey>): string | null {
    return lastDayOf(apiKey);
  }

  @FieldResolver(() => Employee, { description: 'The Admin who made it.' })
  async createdBy(@Root() apiKey: RecordOf<ApiKey>): Promise<RecordOf<Employee>> {
    return apiKey.createdBy.loadOrFail();
  }

  @FieldResolver(() => Employee, { nullable: true, description: 'The Admin who revoked it.' })
  async revokedBy(@Root() apiKey: RecordOf<ApiKey>): Promise<RecordOf<Employee> | null> {
    return (await apiKey.revokedBy?.load()) ?? null;
  }
}
