/** Texts of the internal notes. */
export const texts = {
  notes: {
    title: 'Notes internes',
    hint: 'Visibles par l’équipe seulement.',
    none: 'Aucune note.',
    label: 'Nouvelle note',
    add: 'Ajouter la note',
    done: 'Note ajoutée.',
    missing: 'La note est obligatoire.',
    by: '{at}, {name}',
    byKey: '{at}, clé d’accès',
  },
};
