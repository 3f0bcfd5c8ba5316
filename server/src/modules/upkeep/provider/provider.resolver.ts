import { Arg, Authorized, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { parseNewServiceProvider, parseServiceProviderEdit } from './provider.commands.js';
import {
  CreateServiceProviderInput,
  DeleteServiceProviderInput,
  ServiceProviderSearch,
  ServiceProviderSort,
  UpdateServiceProviderInput,
} from './provider.input.js';
import type { ServiceProviderService } from './provider.service.js';
import { ServiceProvider } from './service-provider.entity.js';

@ObjectType({ description: 'A page of service providers.' })
class ServiceProviderPage extends PageOf(ServiceProvider) {}

/** Lists, exports and edits service providers (docs/rules/maintenance.md#service-providers). */
@Resolver(() => ServiceProvider)
export class ServiceProviderResolver {
  constructor(private readonly providers: ServiceProviderService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ServiceProviderPage, {
    name: 'serviceProviders',
    description: 'Service providers, by name. Staff only.',
  })
  list(
    @Ctx() { actor }: GraphQLContext,
    @Arg('sort', () => ServiceProviderSort, { nullable: true }) sort?: ServiceProviderSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => ServiceProviderSearch, { nullable: true }) search?: ServiceProviderSearch,
  ) {
    return this.providers.list(actor, { search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ServiceProvider, { nullable: true, description: 'One service provider; null if there is none.' })
  serviceProvider(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<ServiceProvider | null> {
    return nullWhenAbsent(this.providers.get(actor, idOf(id)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ExportedFile, { description: 'The whole list of service providers that match a filter, as a workbook.' })
  serviceProvidersExport(
    @Ctx() caller: GraphQLContext,
    @Arg('sort', () => ServiceProviderSort, { nullable: true }) sort?: ServiceProviderSort,
    @Arg('search', () => ServiceProviderSearch, { nullable: true }) search?: ServiceProviderSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'serviceProvidersExport', { filter: { search }, sort });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => ServiceProvider, { description: 'Adds a service provider. Errors: VALIDATION.' })
  createServiceProvider(
    @Arg('input', () => CreateServiceProviderInput) input: CreateServiceProviderInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ServiceProvider> {
    return this.providers.create(actor, parseNewServiceProvider(input));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => ServiceProvider, {
    description:
      'Changes a service provider. Errors: VALIDATION, SERVICE_PROVIDER.NOT_FOUND, SERVICE_PROVIDER.VERSION_CONFLICT.',
  })
  updateServiceProvider(
    @Arg('input', () => UpdateServiceProviderInput) input: UpdateServiceProviderInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<ServiceProvider> {
    return this.providers.update(actor, parseServiceProviderEdit(input));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Boolean, {
    description:
      'Removes a service provider from every list and choice; past maintenance still names it. Errors: SERVICE_PROVIDER.NOT_FOUND.',
  })
  async deleteServiceProvider(
    @Arg('input', () => DeleteServiceProviderInput) { id }: DeleteServiceProviderInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<boolean> {
    await this.providers.archive(actor, idOf(id));
    return true;
  }
}
