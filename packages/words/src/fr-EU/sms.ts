export const sms = {
  'sms.alreadyRegistered':
    "Ce numéro a déjà un compte {brand}. Connectez-vous sur {host}. Ce n'est pas vous ? Vous n'avez rien à faire.",
  'sms.code.lock':
    '{code} est votre code {brand} pour verrouiller votre compte. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.login':
    '{code} est votre code {brand} pour vous connecter. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.login_second':
    '{code} est votre code {brand} pour confirmer une connexion. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.lost_factor':
    "{code} est votre code {brand} pour supprimer l'appli ou les clés d'accès. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.",
  'sms.code.new_name':
    '{code} est votre code {brand} pour ajouter ce numéro. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.old_name':
    '{code} est votre code {brand} pour remplacer ce numéro. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.reset':
    '{code} est votre code {brand} pour un nouveau mot de passe. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.step_up':
    '{code} est votre code {brand} pour confirmer une modification. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.sub_account':
    '{code} est votre code {brand} pour la connexion à un sous-compte. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.third_party':
    '{code} est votre code {brand} pour associer un autre service. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.code.unblock':
    '{code} est votre code {brand} pour déverrouiller votre compte. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
  'sms.event':
    "La sécurité de votre compte {brand} a changé. Voyez les détails sur {host}. Ce n'est pas vous ? Verrouillez-y votre compte.",
  'sms.noAccount':
    "Aucun compte {brand} n'utilise ce numéro. Essayez-en un autre, ou votre e-mail, sur {host}. Ce n'est pas vous ? Vous n'avez rien à faire.",
  'sms.numberTaken':
    "Ce numéro a déjà un compte {brand}. Utilisez un autre numéro. Ce n'est pas vous ? Vous n'avez rien à faire.",
  'sms.registrationCode':
    '{code} est votre code {brand}. Valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. Ne le communiquez à personne. Nous ne vous le demanderons pas.',
};
