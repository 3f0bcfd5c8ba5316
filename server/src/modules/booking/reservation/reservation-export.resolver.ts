import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { ReservationFilter, ReservationSearch, ReservationSort } from './reservation.input.js';

/** Queries by which the lists of reservations and of rentals are downloaded as workbooks. */
@Resolver()
export class ReservationExportResolver {
  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, { description: 'The reservations under a filter, whole, as a workbook.' })
  reservationsExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => ReservationFilter, { nullable: true }) filter?: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true }) sort?: ReservationSort,
    @Arg('search', () => ReservationSearch, { nullable: true }) search?: ReservationSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'reservationsExport', { filter: { ...filter, search }, sort });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description: 'The rentals under a filter, whole, as a workbook; `statuses` of the filter is not read.',
  })
  rentalsExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => ReservationFilter, { nullable: true }) filter?: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true }) sort?: ReservationSort,
    @Arg('search', () => ReservationSearch, { nullable: true }) search?: ReservationSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'rentalsExport', { filter: { ...filter, search }, sort });
  }
}
