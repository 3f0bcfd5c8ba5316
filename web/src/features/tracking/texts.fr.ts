/** Texts of the page that follows a reservation by its number. */
export const texts = {
  tracking: {
    title: 'Suivi réservation',
    number: 'Numéro de réservation',
    hint: 'Les 10 caractères reçus à la réservation, par exemple K7RT4-W9XMP.',
    submit: 'Suivre',
    missing: 'Indiquez le numéro de réservation.',
    notFoundTitle: 'Réservation introuvable',
    notFound: 'La réservation N°: {number} est introuvable',
    progress: 'Avancement',
    insteadOf: 'À la place de {name}, que vous aviez demandé.',
    price: 'Prix',
    updated: 'Mis à jour {ago}',
    explain: {
      PENDING: 'L’agence étudie votre demande et vous répond très vite.',
      ACCEPTED: 'L’agence a accepté votre demande.',
      PLANNED: 'Votre véhicule vous attend. Bonne route !',
      OUT: 'Le véhicule est entre vos mains. Bonne route !',
      RETURNED: 'Le véhicule est rendu. Merci de votre confiance !',
      CLOSED: 'Cette location est terminée. Merci de votre confiance !',
      NO_SHOW: 'Le véhicule n’a pas été retiré. Contactez-nous pour une nouvelle réservation.',
      REFUSED: 'L’agence n’a pas pu accepter cette demande. Contactez-nous pour une autre solution.',
      CANCELLED: 'Cette réservation est annulée.',
    },
  },
};
