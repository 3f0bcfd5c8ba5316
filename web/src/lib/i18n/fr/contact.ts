/** Texts of the contact form and the agencies' map, loaded when a visitor scrolls near them. */
export const contactTexts = {
  form: {
    label: 'Écrire à l’agence',
    subject: 'Objet',
    name: 'Nom',
    email: 'Email',
    message: 'Message',
    submit: 'Envoyer',
    sent: 'Message Envoyé!',
    sentText: 'Nous vous répondons à l’adresse {email}.',
    notSent: 'Votre message n’a pas été envoyé',
    errors: {
      subject: 'L’objet est obligatoire.',
      name: 'Le nom est obligatoire.',
      email: 'L’e-mail est obligatoire.',
      message: 'Le message est obligatoire.',
    },
  },
  map: {
    label: 'Carte des agences',
    list: 'Agences',
    show: 'Voir {name} sur la carte',
    all: 'Toutes les agences',
    hours: 'Horaires de {name}',
    closed: 'fermé',
    stretch: 'du {from} au {to}',
    directions: 'Itinéraire',
    directionsTo: 'Itinéraire vers {name}',
    failed: 'Les agences n’ont pas pu être chargées.',
  },
} as const;
