/** Numbers of the United Arab Emirates as examples. */
export const inverse = {
  'form.account.invalid': 'يُرجى إدخال بريد إلكتروني مثل name@example.com، أو رقم مثل 00971501234567.',
  'phone.country': 'يُرجى اختيار دولة رقمك، أو البدء برمزها، مثل 00971.',
  'phone.international': 'يُرجى إضافة رمز الدولة، مثل 00971501234567.',
  'phone.none': 'لا توجد نتيجة. يُرجى تجربة تهجئة أخرى، أو الحرفين الدالّين على الدولة، أو رمزها مثل 00971.',
  'register.mobile.international': 'يُرجى إضافة رمز الدولة، مثل 00971501234567.',
};
