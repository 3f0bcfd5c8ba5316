import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.js';
import { ExportedFile, exportedFile } from '../../graphql/exported-file.type.js';
import { WORKBOOK_MEDIA_TYPE } from '../../infra/xlsx/workbook.js';
import { agencyDay } from '../../shared/time.js';
import { ReservationFilter, ReservationSort } from './reservation.input.js';
import type { ReservationListService } from './reservation.list.js';

@Resolver()
export class ReservationExportResolver {
  constructor(private readonly lists: ReservationListService) {}

  @Authorized('STAFF')
  @Query(() => ExportedFile, { description: 'The reservations under a filter, whole, as a workbook.' })
  async reservationsExport(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => ReservationFilter, { nullable: true }) filter?: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true }) sort?: ReservationSort,
  ): Promise<ExportedFile> {
    const bytes = await this.lists.export(actor, filter, sort);
    return exportedFile(`reservations-${agencyDay(new Date())}.xlsx`, WORKBOOK_MEDIA_TYPE, bytes);
  }

  @Authorized('STAFF')
  @Query(() => ExportedFile, {
    description: 'The rentals under a filter, whole, as a workbook; `statuses` of the filter is not read.',
  })
  async rentalsExport(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => ReservationFilter, { nullable: true }) filter?: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true }) sort?: ReservationSort,
  ): Promise<ExportedFile> {
    const bytes = await this.lists.exportRentals(actor, filter, sort);
    return exportedFile(`locations-${agencyDay(new Date())}.xlsx`, WORKBOOK_MEDIA_TYPE, bytes);
  }
}
