/** Labels and messages of the reservation forms that staff use. */
export const reservationTexts = {
  extras: { title: 'Options' },
  driver: {
    lastName: 'Nom',
    firstName: 'Prénom',
    phone: 'Téléphone',
    email: 'Email',
    licenceNumber: 'N° de permis',
    nationalId: 'N° de CIN',
    passportNumber: 'N° de passeport',
    nationality: 'Nationalité',
    passportHint: 'Obligatoir Si vous êtes étranger',
    contactHint: 'Un téléphone ou un e-mail suffit.',
  },
  outsideHours: 'Hors des horaires d’ouverture',
  trip: {
    startsAt: 'Départ',
    endsAt: 'Retour',
    pickupPlace: 'Lieu de livraison',
    returnPlace: 'Lieu de retour',
    noPlace: 'Aucun lieu de ce nom',
  },
  stampDuty: 'Droit de timbre : {duty}, en plus. À encaisser : {sum}.',
  terms: {
    total: 'Total convenu',
    advance: 'Avance',
    advanceMethod: 'Mode de paiement',
    methods: {
      CASH: 'Espèces',
      CARD: 'Carte bancaire',
      TRANSFER: 'Virement',
      CHEQUE: 'Chèque',
      ONLINE: 'En ligne',
      OTHER: 'Autre',
    },
  },
  taken: {
    choose: 'Choisir {name}, {plate}',
    perDay: '{price} / jour',
  },
} as const;
