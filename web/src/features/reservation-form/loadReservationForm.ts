import type { ComponentType } from 'react';
import type { ReservationFormProps } from './ReservationForm';

/** The form's code, which only who has chosen a vehicle needs. */
export const loadReservationForm = async (): Promise<ComponentType<ReservationFormProps>> =>
  (await import('./ReservationForm')).ReservationForm;
