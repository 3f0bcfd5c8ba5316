import { DAY_MS, toWireTime } from '../src/kernel/time.js';

/** Returns the body of the quick form for `reservationVisiteur`: a vehicle for tomorrow. */
export const quickRequest = (vehicleId: number): object => ({
  type_reservation: 'reservation rapid',
  id_vehicule: vehicleId,
  nom_client: 'Tazi',
  prenom_client: 'Nora',
  telephone_client: '0612345678',
  email_client: 'nora@exemple.ma',
  date_debut: toWireTime(new Date(Date.now() + DAY_MS)),
  date_fin: toWireTime(new Date(Date.now() + 2 * DAY_MS)),
  lieu_livraison: 'Agadir',
  lieu_retour: 'Agadir',
});
