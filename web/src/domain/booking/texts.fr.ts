/** Texts of a reservation that the staff make. */
export const texts = {
  walkIn: 'Départ immédiat',
  who: 'Client',
  customer: 'Client déjà connu (facultatif)',
  customerPlaceholder: 'Nom, téléphone, CIN, permis, passeport…',
  customerHint: 'Remplit le conducteur et ses pièces. Un client inscrit a sa réduction de 15 %.',
  customerClear: 'Retirer le client',
  customerNone: 'Aucun client trouvé : saisissez-le ci-dessous',
  customerSearching: 'Recherche…',
  customerType: 'Tapez au moins deux lettres',
  customerFailed: 'La recherche n’a pas abouti',
  full: 'Dossier complet (permis, CIN ou passeport)',
  comment: 'Commentaire',
  errors: {
    endAfterStart: 'La date retour doit etre superieur à la date debut',
    vehicle: 'Choisissez un véhicule.',
    start: 'Indiquez le départ.',
    end: 'Indiquez le retour.',
    lastName: 'Le nom est obligatoire.',
    firstName: 'Le prénom est obligatoire.',
    contact: 'Un téléphone ou un e-mail est obligatoire.',
  },
};
