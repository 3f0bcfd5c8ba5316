import { Arg, Authorized, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { idOf } from '../../../kernel/ids.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { type Page, pageRequest } from '../../../kernel/page.js';
import { Employee, type EmployeeRecord } from '../account/employee.entity.js';
import type { EmployeesById } from '../account/employees-by-id.js';
import { ApiKey, type ApiKeyRecord, ApiKeyStatus, KeyGrant } from './api-key.entity.js';
import { parseNewApiKey } from './api-key.commands.js';
import { CreateApiKeyInput, RevokeApiKeyInput } from './api-key.input.js';
import { grantsOf, grantsOfList } from './api-key-grants.js';
import { type ApiKeyService, lastDayOf, type MadeApiKey, statusOf } from './api-key.service.js';

@ObjectType({ description: 'A page of access keys.' })
class ApiKeyPage extends PageOf(ApiKey) {}

@ObjectType({ description: 'A new key.' })
class ApiKeyCreated {
  @Field(() => String, { description: 'The key, shown only once: store it where it is used and nowhere else.' })
  key!: string;

  @Field(() => ApiKey, { description: 'The stored record.' })
  apiKey!: ApiKey;
}

/** Lists, creates and revokes the access keys of third parties (docs/api.md#keys). */
@Resolver(() => ApiKey)
export class ApiKeyResolver {
  constructor(
    private readonly apiKeys: ApiKeyService,
    private readonly employees: EmployeesById,
  ) {}

  @Authorized('ADMIN')
  @Query(() => ApiKeyPage, {
    name: 'apiKeys',
    description: 'Access keys of third parties, newest first, including revoked ones. Admin only.',
  })
  list(
    @Ctx() { actor }: GraphQLContext,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<Page<ApiKeyRecord>> {
    return this.apiKeys.list(actor, pageRequest(page?.page, page?.size));
  }

  @Authorized('ADMIN')
  @Mutation(() => ApiKeyCreated, {
    description: 'Makes an access key for a third party and returns it, only once. Admin only. Errors: VALIDATION.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<MadeApiKey> {
    return this.apiKeys.create(actor, parseNewApiKey(input));
  }

  @Authorized('ADMIN')
  @Mutation(() => ApiKey, {
    description: 'Revokes an access key at once and closes its open sockets. Admin only. Errors: API_KEY.NOT_FOUND.',
  })
  revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput) { id }: RevokeApiKeyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ApiKeyRecord> {
    return this.apiKeys.revoke(actor, idOf(id));
  }

  @FieldResolver(() => ApiKeyStatus, { description: 'Whether it still works.' })
  async status(@Root() apiKey: ApiKeyRecord): Promise<ApiKeyStatus> {
    return statusOf(apiKey, await this.employees.get(apiKey.createdById));
  }

  @FieldResolver(() => [KeyGrant], { description: 'The areas that it opens; the others are closed.' })
  grants(@Root() apiKey: ApiKeyRecord): KeyGrant[] {
    return grantsOfList(grantsOf(apiKey));
  }

  @FieldResolver(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day on which it works, at the agency; null if it does not expire.',
  })
  lastDay(@Root() apiKey: ApiKeyRecord): string | null {
    return lastDayOf(apiKey);
  }

  @FieldResolver(() => Employee, { description: 'The Admin who made it.' })
  createdBy(@Root() { createdById }: ApiKeyRecord): Promise<EmployeeRecord> {
    return this.employees.get(createdById);
  }

  @FieldResolver(() => Employee, { nullable: true, description: 'The Admin who revoked it.' })
  revokedBy(@Root() { revokedById }: ApiKeyRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(revokedById);
  }
}
