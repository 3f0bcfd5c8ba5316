/** Texts of the first steps of a new agency. */
export const texts = {
  setup: {
    title: 'Premiers pas',
    lead: '{done} étapes sur {count}',
    dismiss: 'Masquer',
    done: 'Fait',
    steps: {
      settings: {
        title: 'Présenter l’agence',
        text: 'Nom, téléphone et e-mail figurent sur le site et sur les documents.',
        action: 'Ouvrir les paramètres',
      },
      agency: {
        title: 'Ajouter une agence',
        text: 'Chaque véhicule appartient à une agence.',
        action: 'Ajouter une agence',
      },
      vehicle: {
        title: 'Ajouter le premier véhicule',
        text: 'Avec une photo et un prix, il paraît aussitôt sur le site.',
        action: 'Ajouter un véhicule',
      },
      employee: {
        title: 'Inviter un collègue',
        text: 'Chacun a son compte : l’historique dit qui a fait quoi.',
        action: 'Ajouter un employé',
      },
    },
  },
};
