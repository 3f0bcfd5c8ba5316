/** Texts of the contact form, loaded when a visitor scrolls near it. */
export const texts = {
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
};
