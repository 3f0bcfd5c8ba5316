import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { outcomeOf, ReservationOutcome } from '../reservation/reservation-outcome.js';
import { reservationAfter, type ReservationsById } from '../reservation/reservations-by-id.js';
import { parseChangePreview, parseRentalChange } from './change.commands.js';
import { MovedRentalStaleError } from './change.errors.js';
import { ChangeRentalInput, RentalChangePreviewInput } from './change.input.js';
import type { RentalChangePreviews } from './change-preview.js';
import type { RentalChangeService } from './change.service.js';
import { RentalChangePreview } from './change.types.js';

/** Previews and saves changes of a rental's terms. */
@Resolver()
export class RentalChangeResolver {
  constructor(
    private readonly changes: RentalChangeService,
    private readonly previews: RentalChangePreviews,
    private readonly reservations: ReservationsById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => RentalChangePreview, {
    description:
      'What a change of a rental would cost, and what is in its way. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RENTAL.NOT_CHANGEABLE.',
  })
  async rentalChangePreview(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RentalChangePreviewInput) input: RentalChangePreviewInput,
  ): Promise<RentalChangePreview> {
    return RentalChangePreview.of(await this.previews.of(actor, parseChangePreview(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => ReservationOutcome, {
    description:
      'Extends or shortens a rental, takes it back early or swaps its vehicle, by a numbered amendment. A taken vehicle and a stale version, of the rental or of one that was to be moved, are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RENTAL.NOT_CHANGEABLE.',
  })
  async changeRental(@Ctx() caller: GraphQLContext, @Arg('input', () => ChangeRentalInput) input: ChangeRentalInput) {
    let stale = input.number;
    const change = this.changes.change(caller.actor, parseRentalChange(input)).catch((error: unknown) => {
      if (error instanceof MovedRentalStaleError) stale = error.number;
      throw error;
    });
    return outcomeOf(reservationAfter(this.reservations, change), () => this.changes.stored(caller, stale));
  }
}
