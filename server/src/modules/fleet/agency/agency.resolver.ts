import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { PublicRead } from '../../../api/graphql/public-reads.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput, PageOf } from '../../../api/graphql/page.types.js';
import type { Period } from '../../../kernel/period.js';
import { PeriodArg } from '../../../api/graphql/period.input.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { idOf } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { parseAgencyEdit, parseNewAgency } from './agency.commands.js';
import { Agency, type AgencyRecord } from './agency.entity.js';
import { DEFAULT_CONDITIONS } from './contract-conditions.js';
import { AgencySearch, AgencySort, CreateAgencyInput, DeleteAgencyInput, UpdateAgencyInput } from './agency.input.js';
import type { AgencyService } from './agency.service.js';
import { OpeningWarning } from './opening-hours.types.js';

@ObjectType({ description: 'A page of agencies.' })
class AgencyPage extends PageOf(Agency) {}

/** Lists, exports and edits agencies, and warns of rentals that begin or end outside their opening hours. */
@Resolver(() => Agency)
export class AgencyResolver {
  constructor(private readonly agencies: AgencyService) {}

  @Authorized('ANYONE')
  @OpenToKeys()
  @PublicRead()
  @Query(() => AgencyPage, { name: 'agencies', description: 'Agencies by name.' })
  list(
    @Ctx() { actor }: GraphQLContext,
    @Arg('sort', () => AgencySort, { nullable: true }) sort?: AgencySort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => AgencySearch, { nullable: true }) search?: AgencySearch,
  ) {
    return this.agencies.list(actor, { search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => Agency, { nullable: true, description: 'One agency; null when there is none.' })
  agency(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<Agency | null> {
    return nullWhenAbsent(this.agencies.get(actor, idOf(id)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => [OpeningWarning], {
    description:
      "Which ends of a rental lie outside the hours of the vehicle's agency. A warning: nothing is refused for it. Staff only.",
  })
  openingWarnings(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID) vehicleId: string,
    @PeriodArg() period: Period,
  ): Promise<OpeningWarning[]> {
    return this.agencies.openingWarnings(actor, idOf(vehicleId), period);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ExportedFile, { description: 'The list of agencies under a filter, whole, as a workbook.' })
  agenciesExport(
    @Ctx() caller: GraphQLContext,
    @Arg('sort', () => AgencySort, { nullable: true }) sort?: AgencySort,
    @Arg('search', () => AgencySearch, { nullable: true }) search?: AgencySearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'agenciesExport', { filter: { search }, sort });
  }

  @Authorized('ADMIN')
  @Mutation(() => Agency, { description: 'Opens an agency. Admin only. Errors: VALIDATION, UPLOAD.TOO_LARGE.' })
  async createAgency(
    @Arg('input', () => CreateAgencyInput) { image, ...fields }: CreateAgencyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Agency> {
    return this.agencies.create(actor, parseNewAgency(fields), await readUpload(image, 'image'));
  }

  @Authorized('ADMIN')
  @Mutation(() => Agency, {
    description:
      'Changes an agency. Admin only. Errors: VALIDATION, AGENCY.NOT_FOUND, AGENCY.VERSION_CONFLICT, UPLOAD.TOO_LARGE.',
  })
  async updateAgency(
    @Arg('input', () => UpdateAgencyInput) { image, ...edit }: UpdateAgencyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<Agency> {
    return this.agencies.update(actor, parseAgencyEdit(edit), await readUpload(image, 'image'));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description:
      'Closes an agency: it leaves every list and choice, its past stays readable. Admin only. Errors: AGENCY.NOT_FOUND, AGENCY.RENTED.',
  })
  async deleteAgency(
    @Arg('input', () => DeleteAgencyInput) { id }: DeleteAgencyInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<boolean> {
    await this.agencies.archive(actor, idOf(id));
    return true;
  }

  @Authorized('STAFF')
  @Query(() => String, {
    description: 'The general conditions that contracts print where an agency wrote none. Staff only.',
  })
  defaultContractConditions(): string {
    return DEFAULT_CONDITIONS;
  }

  @Authorized('STAFF')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its own general conditions; null where its contracts print the default. Staff only.',
  })
  contractConditions(@Root() { conditions }: AgencyRecord): string | null {
    return conditions.fr ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Picture.' })
  imageUrl(@Root() { imageFile }: AgencyRecord): string | null {
    return storageUrl('logos', imageFile);
  }
}
