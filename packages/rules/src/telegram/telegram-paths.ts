/** Pages of the mini-app: paths after the language segment. */

/** ROUTE-09: the first page of the mini-app. */
export const TELEGRAM_PATH = '/telegram-register-login';
/** REDIR-10: the tasks of the mini-app. */
export const MINI_APP_TASKS_PATH = '/min-app/task';
/** ROUTE-10: the same tasks, for links. */
export const TELEGRAM_EARN_PATH = '/earn/tg-page';
