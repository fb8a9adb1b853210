// The net's weights, learned from 1.8 million turns of 150,000 games of the playout policy: bytes from -127 to 127 in base 64, times a unit.
export const LEARNED = {
  first: {
    unit: 0.0127157,
    numbers:
      '/SQB9BD7Df0x6P3Z8hT89w7y+wEE+/0P8eT9AP8FEwPbFwkh/PQBAff7//n/AQD82zUC1S7OJ/n7z9EB4Cb2' +
      '3h/cFe4D0+706RYC+grn+e8T3+jf/hD9/gYF/foM8QbfCgH2DfUR+gITBATpH+X6E/IXDBcVFQwNIt7uFgEQ' +
      'Bwr+KxAQE7b/B/EM//HbSg4lH439Fe0R9+rJTRIsCvvwDvoN5vnuGB0J+gj//wH/6fP3AgML+T74CRLxB/AE' +
      '9PIP+lT/7BrsGRAi9ev9wQ332DnDUkBRgcueBAf6BP4KAwIEBvsJGrj+HOYP/xnoJxQG+PX+6xvwAxABDvPj' +
      'GfwBCe8S/P0FBQAIKOP+Huse6u7PShonG/HwFPkO9PXsEhIE/QX2BgcEBQQEAgr5CPv5AAADEAIEAgIG/AP6' +
      'AvkBABQX+v38BQP5BPkKB/b4+goAEPzvDO8P9/32+QsGCgQA/v4NCv7//Q/9Dwb3Bv8Q+v0R+RYHAgH0+gQK' +
      '8QkFAgMC8tv9/xLvEi8PBfX5/fL3A/33FjL9CQTv/ffv+wP1+hIXAv39BfL8CAIAAxQLBQ0JDPb7+gr9/hAQ' +
      '/wYEFfz6DfkeBu7U9QgFCvz+EwUJGAj7AQntEucDBPMG8/es+hL77BwH7THrLygth+fEBOcA+gn0CgX1Dvf7' +
      '8hL3/g/5BQ4c7vP1EAcC/wQJ8gYO+QcOAvn0BvYN/fD8CxMNBAj8Cv4MB/wJA/3v+QEEBwr/B/z8AwX+/AH/' +
      'DQHyAw4FBgDy7gv++w/2EQbxA/T6+Anq/wH4+woE8QT68g4K+Q8CBwH9+gUA+wj/AQf/BQYB9fn1/wH9DxP8' +
      'BhX5/QPr9A8B+g78AgUJ/+8CDgEBCusK5/PeDxb3//0B+fX9Bf/++u8L+AYG+wX98f/3/fEHBwr6/Qbs+wMP' +
      '+//89wP09wPy7QT/8/cI8Bf4CQ/9BAf/+v0ICxL9Dfj8CPvXAA8JDfn4CfwD7d74CAP5Ge8JEvMM7gMDFwwL' +
      'AP8BAQH4A/0F/AH/+P8HBv30A/gBAf78Ag7+B/38ARj/DPkEEQUNB+8ADQ7xEPkADgkB/gMP9AMGBwX++wn7' +
      'Av8FA+voAwEBDgAAAPoT8N7vCwgG+BT+BQYI+en77vwJBBD8AAMF+PsYAvsA9v4AAAv/CBX39vf++gcCAv/1' +
      'CAcN/QEK+A4E+f/6BAj4/QMBBQr1EP/8B9ng/QEYEe78F+QR+PoOARj6BAX/E/YF+AH3EgL+BQMF9wQC+wQI' +
      'BQkCCQXz/QH99wEBCPwG/P4E/gX5/wIR//oH//MHD/8JDQAH/g8IDgn///cTAgQDAAL59wT9CfwLEQv//hT1' +
      'AxX2CvH46tf4CQj/EhT9Av/99/wL/vsDDwYBBgr6+f0K9QDu+ewF7g/1BxT8Bf3w9QQCAPkHAxES9QEN9P4J' +
      '+QbyAwb6/AQDBQv4BgMCDsTM+wYRF/TwE+gVAQkUDxwJDv0H/PoF/ejzBgLzAwAD/gEHCAAIBQP9Agb4BQEG' +
      'BQEABPkEB/sDCvwEAQoK7ggH/+gO/foE/gT3BAAJBhL5DQMC+gv+/QoEAv38EQr6HwoJABf//BD4BAAEBfn5' +
      '9vsJAe3++vgGBBgS8Pz9BOn0AQcMByAO9AQC99/7/AoIF/4Hhu7n+7YK9QL6DQwG9Pfq6RkD+wYFCwwX0Q4B' +
      'Cw73/QAG98jv/AYJFwcQBu4e57gEFgka/h4GDP8C6qAEEgwDA/0HBwL6BQf8/Qv0AQcHDwcIAQgC9gT/A/79' +
      '8f8DCgcEEv8IANf3/usXCAT/CQwJ/wTzC/0G+v36A/gKCuAGBwQVH/7l+ggC',
  },
  bias: {
    unit: 0.00201107,
    numbers: '23/n00fKMw1asdfZ',
  },
  second: {
    unit: 0.0100188,
    numbers: '1VJBsBzwLFQ2gdK2',
  },
  straight: {
    unit: 0.0053018,
    numbers:
      'ESH5AFc+HAfu3Nzp2N8EGyd/AM4f7MbiDP4C+Ovt+wIhDBz/CuLr6TYHGPjv/QsAFQIdEgwX3wURAAsH8/LW' +
      'AgH85fT56QEFGBEF6Njr9vn67PXv9QL+FQcR7s76+vTs5/XsAgQDEhkE9dfwAvr73v3y',
  },
  constant: 0.12288,
};
