import { expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { identityOf, isRecent, verifyLaunchData, verifyLoginData } from './telegram-data.ts';

/** Published at docs.telegram-mini-apps.com/platform/init-data, with its token; of before Telegram signed for third parties too. */
const FIRST = {
  botToken: '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8',
  data:
    'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22' +
    '%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648' +
    '&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
};
/** From the same place, with the field `signature`, which the hash covers. */
const SECOND = {
  botToken: '7342037359:AAHI25ES9xCOMPokpYoz-p8XVrZUdygo2J4',
  data:
    'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username' +
    '%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22' +
    'https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D' +
    '&chat_instance=8134722200314281151&chat_type=private&auth_date=1733509682' +
    '&signature=TYJxVcisqbWjtodPepiJ6ghziUL94-KNpG8Pau-X7oNNLNBM72APCpi_RKiUlBvcqo5L-LAxIc3dnTzcZX_PDg' +
    '&hash=a433d8f9847bd6addcc563bff7cc82c89e97ea0d90c11fe5729cae6796a36d73',
};

/**
 * Made on the command line, where `login` holds the sorted lines without an end of the last one:
 * `openssl dgst -sha256 -mac HMAC -macopt hexkey:$(printf %s "$token" | openssl dgst -sha256 -hex | sed 's/.* //') login`
 */
const LOGIN = {
  botToken: FIRST.botToken,
  data:
    'id=42&first_name=Ada&last_name=L%C3%B6velace+%2B%201&username=ada&photo_url=https://t.me/i/userpic/320/a.jpg&auth_date=1700000000' +
    '&hash=bcb4803a943e79a66e0c8c46779a031b7be6fa13d46d39d9fc9f77e76df3c3c4',
};

test('[TG-12] launch data of Telegram’s published examples is genuine, and is read', () => {
  expect(identityOf(verifyLaunchData(FIRST, FIRST.data))).toEqual({
    ...{ id: 279058397, first_name: 'Vladislav', last_name: 'Kibenko', username: 'vdkfrost', auth_date: 1662771648 },
  });
  expect(identityOf(verifyLaunchData(SECOND, SECOND.data))).toEqual({
    ...{ id: 279058397, first_name: 'Vladislav + - ? /', last_name: 'Kibenko', username: 'vdkfrost' },
    ...{ auth_date: 1733509682 },
    photo_url: 'https://t.me/i/userpic/320/4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg',
  });
});

test('[TG-12] the data of a login that openssl has signed is genuine, and is read', () => {
  expect(identityOf(verifyLoginData(LOGIN, LOGIN.data))).toEqual({
    ...{ id: 42, first_name: 'Ada', last_name: 'Lövelace + 1', username: 'ada', auth_date: 1_700_000_000 },
    photo_url: 'https://t.me/i/userpic/320/a.jpg',
  });
});

test('[TG-12] it is the same data however its query is spelled', () => {
  const spelled = FIRST.data.split('&').toReversed().join('&').replaceAll('%22', '"');
  expect(verifyLaunchData(FIRST, spelled).id).toBe(verifyLaunchData(FIRST, FIRST.data).id);
});

test('[TG-12] neither kind of data passes for the other, nor another bot’s for ours', () => {
  const code = 'telegramDataInvalid';
  for (const verify of [
    () => verifyLoginData(FIRST, FIRST.data),
    () => verifyLaunchData(LOGIN, LOGIN.data),
    () => verifyLaunchData(SECOND, FIRST.data),
    () => verifyLoginData(SECOND, LOGIN.data),
    () => verifyLaunchData({ botToken: '' }, FIRST.data),
  ]) {
    expect(verify).toThrow(Refusal);
    expect(verify).toThrow(expect.objectContaining({ code }));
  }
});

test('[TG-12] every single character of the data counts', () => {
  const { data } = FIRST;
  for (let at = 0; at < data.length; at += 1) {
    const changed = `${data.slice(0, at)}${data[at] === '7' ? '8' : '7'}${data.slice(at + 1)}`;
    expect(() => verifyLaunchData(FIRST, changed), changed).toThrow(Refusal);
    expect(() => verifyLaunchData(FIRST, data.slice(0, at)), String(at)).toThrow(Refusal);
  }
});

test('[TG-12] its date is of the last hour, or of the last five minutes, and never to come', () => {
  const proof = verifyLaunchData(FIRST, FIRST.data);
  const after = (seconds: number) => (1662771648 + seconds) * 1_000;
  expect([300, 301].map((seconds) => isRecent(proof, after(seconds), 'login'))).toEqual([true, false]);
  expect([3_600, 3_601].map((seconds) => isRecent(proof, after(seconds), 'session'))).toEqual([true, false]);
  expect(() => isRecent(proof, after(-61), 'session')).toThrow(
    expect.objectContaining({ code: 'telegramDataInvalid' }),
  );
});

/** The same example to an operator who holds no token. */
const BY_KEY = { openId: { clientId: '7342037359', clientSecret: 'not read here' } };

test('[TG-12] without a token what Telegram itself has signed for the bot is genuine, by its published key', () => {
  const proof = verifyLaunchData(BY_KEY, SECOND.data);
  expect(identityOf(proof)).toEqual(identityOf(verifyLaunchData(SECOND, SECOND.data)));
  // The hash is no part of it, so that it cannot make used data look new.
  expect(verifyLaunchData(BY_KEY, SECOND.data.replace(/&hash=.*/, '')).id).toBe(proof.id);
});

test('[TG-12] without a token there is no other way: not for another bot, by another key, or by a hash', () => {
  const another = { openId: { ...BY_KEY.openId, clientId: '7342037358' } };
  const ownKey = { ...BY_KEY, publicKey: '40055058a4ee38156a06562e52eece92a771bcd8346a8c4615cb7376eddf72ec' };
  const signature = SECOND.data.match(/&signature=[^&]*/)?.[0] ?? '';
  for (const verify of [
    () => verifyLaunchData(another, SECOND.data),
    () => verifyLaunchData(ownKey, SECOND.data),
    () => verifyLaunchData({}, SECOND.data),
    () => verifyLaunchData(BY_KEY, FIRST.data),
    () => verifyLaunchData(BY_KEY, SECOND.data.replace(signature, '')),
    () => verifyLaunchData(BY_KEY, SECOND.data + signature),
    () => verifyLaunchData(BY_KEY, `${SECOND.data}&start_param=x`),
    () => verifyLoginData(BY_KEY as { botToken?: string }, LOGIN.data),
  ])
    expect(verify).toThrow(expect.objectContaining({ code: 'telegramDataInvalid' }));
});

test('[TG-12] without a token every character of what is signed counts', () => {
  const signed = SECOND.data.slice(0, SECOND.data.indexOf('&signature='));
  const rest = SECOND.data.slice(signed.length);
  for (let at = 0; at < signed.length; at += 1) {
    const changed = `${signed.slice(0, at)}${signed[at] === '7' ? '8' : '7'}${signed.slice(at + 1)}${rest}`;
    expect(() => verifyLaunchData(BY_KEY, changed), changed).toThrow(Refusal);
  }
});
