/** Texts of the staff's help page. */
export const texts = {
  title: 'Aide',
  lead: 'Les gestes du quotidien, les raccourcis clavier et les pages utiles.',
  howTos: 'Comment faire ?',
  keys: 'Raccourcis clavier',
  calendarKeys: 'Dans le calendrier',
  links: 'Pour aller plus loin',
  open: 'Ouvrir : {page}',
  guides: {
    book: {
      title: 'Réserver pour un client au téléphone',
      text: 'Dans le calendrier, glissez sur la ligne d’un véhicule, du départ au retour, puis remplissez le nom et le téléphone. « Acceptée tout de suite » en fait une location.',
    },
    accept: {
      title: 'Traiter une demande',
      text: 'Ouvrez-la depuis la liste des réservations, vérifiez les demandes concurrentes, fixez le total et l’avance, puis acceptez. Le client reçoit le lien de signature.',
    },
    depart: {
      title: 'Remettre et reprendre un véhicule',
      text: 'La liste des locations a les boutons de départ et de retour : kilométrage, carburant, puis le dossier montre ce qui reste à payer.',
    },
    extend: {
      title: 'Prolonger, raccourcir ou échanger',
      text: 'Ouvrez le dossier de la location et choisissez « Modifier la location » : prix et conflits s’affichent avant l’enregistrement, et l’avenant se signe comme le contrat.',
    },
    workshop: {
      title: 'Mettre un véhicule à l’atelier',
      text: 'Ajoutez une maintenance avec ses dates d’immobilisation : le véhicule n’est plus proposé, et les échéances suivantes se rappellent d’elles-mêmes.',
    },
    prices: {
      title: 'Changer les prix d’une période',
      text: 'Une saison donne un pourcentage ou un prix par jour à une catégorie ou à un véhicule. L’aperçu dit ce que paierait un client.',
    },
    find: {
      title: 'Retrouver n’importe quoi',
      text: 'Ctrl K cherche les véhicules, les réservations, les clients et les pages. Dans une liste, une vue enregistrée garde filtres et colonnes.',
    },
  },
  pageLinks: {
    api: 'Programmes et accès tiers (API)',
    graphiql: 'Explorateur GraphQL',
    site: 'Site public',
  },
  cells: {
    arrows: 'Flèches',
    enter: 'Entrée',
    shift: 'Maj + flèches',
    move: 'M',
    end: 'F',
    start: 'D',
    open: 'O',
    stop: 'Échap',
  },
  does: {
    arrows: 'Se déplacer',
    enter: 'Réserver, ou choisir une action',
    shift: 'Choisir plusieurs jours',
    move: 'Déplacer la réservation',
    end: 'Changer le retour',
    start: 'Changer le départ',
    open: 'Ouvrir la réservation',
    stop: 'Renoncer',
  },
};
