export const telegram = {
  'telegram.fact.place': '地點：{value}（依網絡地址）',
};
