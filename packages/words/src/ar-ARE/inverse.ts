/** Numbers of the United Arab Emirates as examples. */
export const inverse = {
  'form.account.invalid': 'يُرجى إدخال بريد إلكتروني مثل name@example.com، أو رقم مثل 00971501234567.',
  'phone.international': 'يُرجى إضافة رمز الدولة، مثل 00971501234567.',
  'register.mobile.international': 'يُرجى إضافة رمز الدولة، مثل 00971501234567.',
};
