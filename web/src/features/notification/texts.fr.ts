/** Texts of the notifications. */
export const texts = {
  notifications: {
    title: 'Notifications',
    open_zero: 'Notifications',
    open_one: 'Notifications, {count} non lue',
    open_other: 'Notifications, {count} non lues',
    unread: 'Non lue',
    markAll: 'Tout marquer comme lu',
    markAllFailed: 'Les notifications n’ont pas pu être marquées comme lues.',
    empty: 'Aucune notification. Les nouvelles demandes apparaissent ici en direct.',
    more: 'Voir les précédentes',
    loadFailed: 'Les notifications n’ont pas pu être chargées.',
    added: 'Nouvelle notification : {title}',
  },
};
