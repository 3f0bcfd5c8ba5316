import type { ComponentType } from 'react';
import type { ReservationFormProps } from './ReservationForm';

/** Loads the form's code, which is needed only once a vehicle is chosen. */
export const loadReservationForm = async (): Promise<ComponentType<ReservationFormProps>> =>
  (await import('./ReservationForm')).ReservationForm;
