import type { Transaction } from '../../../platform/database/transaction.js';
import { Employee } from '../../people/account/employee.entity.js';
import type { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { StageEvent } from './stage-event.entity.js';

/** The fields of a stage event in addition to the stage. */
export type TransitionDetails = Pick<
  StageEvent,
  'reason' | 'kept' | 'formerTotal' | 'moneyReason' | 'missingBalance' | 'missingDeposit'
> & { readonly at?: Date };

/** Adds a transition to the unit of work, which the next flush writes. */
export function addTransition(
  { em }: Pick<Transaction, 'em'>,
  reservation: Reservation,
  stage: RentalStage,
  employeeId: number | null,
  { at = new Date(), reason = null, kept = null, formerTotal = null, ...money }: TransitionDetails,
): void {
  const employee = employeeId === null ? null : em.getReference(Employee, employeeId);
  em.persist(em.create(StageEvent, { reservation, stage, at, reason, kept, formerTotal, employee, ...money }));
}
