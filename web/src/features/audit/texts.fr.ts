/** Texts of the feed of changes. */
export const texts = {
  feed: {
    title: 'Activité récente',
    more_one: 'et {count} autre champ',
    more_other: 'et {count} autres champs',
    records: {
      RESERVATION: 'Réservation',
      VEHICLE: 'Véhicule',
      CUSTOMER: 'Client',
      EMPLOYEE: 'Employé',
      SETTINGS: 'Paramètres',
      API_KEY: 'Clé d’accès',
    },
  },
};
