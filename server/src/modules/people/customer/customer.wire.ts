import { titleFromWire } from '../account/title.wire.js';
import type { RegisterCustomerInput } from './customer.input.js';

/** Domain field → wire field of the registration form. */
export const REGISTRATION_FIELD_NAMES = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  title: 'sexe',
  phone: 'telephone',
} as const;

/** Reads the body of `POST /api/inscriptionClient`; the service checks what its fields really are. */
export function registrationFromWire(body: Readonly<Record<string, unknown>>): RegisterCustomerInput {
  return {
    lastName: body['nom'],
    firstName: body['prenom'],
    address: body['adresse'],
    title: titleFromWire(body['sexe']),
    phone: body['telephone'],
    email: body['email'],
    password: body['password'],
  } as RegisterCustomerInput;
}
