/** Texts of saved views of lists (docs/rules/back-office.md#saved-views). */
export const texts = {
  title: 'Vues enregistrées',
  name: 'Nom de la vue',
  shared: 'Visible par toute l’équipe',
  save: 'Enregistrer',
  saved: 'Vue « {name} » enregistrée.',
  remove: 'Supprimer la vue « {name} »',
  removed: 'Vue « {name} » supprimée',
  failed: 'La vue n’a pas pu être enregistrée.',
  by: 'par {name}',
};
